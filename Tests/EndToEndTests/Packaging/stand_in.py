"""Stands in for GitHub's comments on one pull request: stand_in.py COMMENTS PORT

Keeps the comments in the JSON file COMMENTS, the first of which is by a person, and writes its port to PORT. The token
“secret” may write; any other may only read.
"""

import http.server
import json
import pathlib
import sys

store, port_file = map(pathlib.Path, sys.argv[1:3])
comments = [{"id": 1, "user": {"type": "User"}, "body": "<!-- a11y-lsp -->", "edits": 0}]


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, value):
        store.write_text(json.dumps(comments))
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def change(self):
        data = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.headers["Authorization"] != "Bearer secret":
            return self.answer(403, {"message": "Resource not accessible by integration"})
        if self.command == "POST" and self.path == "/repos/a/b/issues/7/comments":
            comments.append({"id": len(comments) + 1, "user": {"type": "Bot"}, "body": data["body"], "edits": 0})
            return self.answer(201, comments[-1])
        for comment in comments:
            if self.command == "PATCH" and self.path == f"/repos/a/b/issues/comments/{comment['id']}":
                comment.update(body=data["body"], edits=comment["edits"] + 1)
                return self.answer(200, comment)
        return self.answer(404, {})

    do_POST = do_PATCH = change

    def do_GET(self):
        known = self.path.startswith("/repos/a/b/issues/7/comments?")
        self.answer(200 if known else 404, comments if known else {})

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
store.write_text(json.dumps(comments))
port_file.write_text(str(server.server_port))
server.serve_forever()
