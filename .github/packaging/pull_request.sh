#!/bin/bash
# Writes what a pull request changes for screen reader users, and the findings, to the job summary and to a comment:
# pull_request.sh FINDINGS [PATH…]
#
# FINDINGS is a report in the format "concise". A comment from an earlier run of the same job is replaced. Without the
# permission to comment, as in pull requests from forks, there's only the summary. Never fails.
set -u

say() { echo "::notice title=a11y-lsp::$1"; }

findings=$1
shift
[ -n "${GITHUB_BASE_REF:-}" ] || exit 0
base=origin/$GITHUB_BASE_REF
if ! git merge-base "$base" HEAD >/dev/null 2>&1; then
  # The first parent of the merge that GitHub checks out is the branch's target.
  git rev-parse --quiet --verify HEAD^2 >/dev/null || git fetch --quiet --deepen=1 >/dev/null 2>&1
  git rev-parse --quiet --verify HEAD^2 >/dev/null || {
    say "To compare announcements, check out the history: with: { fetch-depth: 0 }"
    exit 0
  }
  base=$(git rev-parse --short HEAD^1)
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
env -u A11Y_LSP_TOKEN a11y-lsp speak --changed-since "$base" --format markdown -- "$@" >"$work/changes" || true
[ -s "$work/changes" ] || exit 0

# At most 15,000 characters. Indented code can't contain markup, and no text in it is a mention.
awk '
  { total += length($0) + 5 }
  total < 15000 { print "    " $0; next }
  { rest++ }
  END { if (rest) print "\n" rest " more lines are in the log." }
' "$findings" >"$work/findings"
number=$(printf '%s\n' "${GITHUB_WORKFLOW:-}" "${GITHUB_JOB:-}" "$@" | cksum | cut -d ' ' -f 1)
marker="<!-- a11y-lsp $number -->"
{
  echo "$marker"
  cat "$work/changes"
  echo
  echo "## Accessibility findings"
  echo
  cat "$work/findings"
} >"$work/body"
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$work/body" >>"$GITHUB_STEP_SUMMARY"

[ "${A11Y_LSP_COMMENT:-true}" = true ] && [ -n "${A11Y_LSP_TOKEN:-}" ] && [ -n "${A11Y_LSP_PULL_REQUEST:-}" ] || exit 0
command -v jq >/dev/null || {
  say "To comment on the pull request, install jq."
  exit 0
}
api=${GITHUB_API_URL:-}/repos/${GITHUB_REPOSITORY:-}/issues

# ask METHOD PATH [DATA]: writes the response to $work/response, and prints the status. The token isn't an argument,
# because other users of the machine see those.
ask() {
  printf 'header = "Authorization: Bearer %s"\n' "$A11Y_LSP_TOKEN" |
    curl --silent --show-error --config - --request "$1" --header "Accept: application/vnd.github+json" \
      ${3:+--data "@$3"} --max-time 30 --output "$work/response" --write-out '%{http_code}' "$api/$2"
}

# Only a bot's comment is replaced: anyone can write the marker.
comment=
for page in 1 2 3 4 5 6 7 8 9 10; do
  status=$(ask GET "$A11Y_LSP_PULL_REQUEST/comments?per_page=100&page=$page")
  [ "$status" = 200 ] || break
  comment=$(jq -r --arg marker "$marker" \
    'first(.[] | select(.user.type == "Bot" and (.body | startswith($marker))) | .id) // empty' "$work/response")
  [ -z "$comment" ] && [ "$(jq length "$work/response")" = 100 ] || break
done
if [ "$status" = 200 ]; then
  jq -Rs '{body: .}' "$work/body" >"$work/data"
  if [ -n "$comment" ]; then
    status=$(ask PATCH "comments/$comment" "$work/data")
  elif grep -q '^No focus stop changed' "$work/changes" && grep -q '^    No f' "$work/findings"; then
    exit 0
  else
    status=$(ask POST "$A11Y_LSP_PULL_REQUEST/comments" "$work/data")
  fi
fi
case $status in
  2*) ;;
  401 | 403 | 404)
    say "To comment on pull requests, the job needs 'permissions: { contents: read, pull-requests: write }'. Pull requests from forks never have it. The job summary has the same text."
    ;;
  *) say "The comment wasn't written (status $status). The job summary has the same text." ;;
esac
exit 0
