// Code actions: fixes for findings, comments that ignore them, and all safe fixes at once.

import Linter
import Source

extension Session {
  /// The maximum number of findings for one menu.
  private static let mostFindings = 50

  /// Answers a code action request.
  ///
  /// Source: LSP 3.17, “Code Action Request”.
  func answerCodeActions(_ params: CodeActionParams, _ id: RequestID) {
    let document = documents[params.uri]
    reply(id) { json in
      json.array { json in
        guard let document else { return }
        if client.readsCodeActions {
          for action in actions(for: params, in: document) { action.write(to: &json) }
        } else {
          writeCommands(for: params, in: document, to: &json)
        }
      }
    }
  }

  /// Answers a code action resolve request.
  ///
  /// Source: LSP 3.17, “Code Action Resolve Request”.
  func resolve(_ action: UnresolvedCodeAction, _ id: RequestID) {
    guard let document = documents[action.data.uri], document.version == action.data.version,
      let edit = edit(for: action.data.choice, in: document)
    else { return fail(id, .contentModified) }
    reply(id) { action.write(with: edit, to: &$0) }
  }

  // MARK: - Menu

  /// Returns the fixes for the findings, then all safe fixes of their rules, then the actions that ignore them, then the
  /// action that adds a component to the configuration, then all safe fixes in the document.
  private func actions(for params: CodeActionParams, in document: Document) -> [CodeAction] {
    var actions: [CodeAction] = []
    if params.wants(.quickFix) {
      let chosen = findings(at: params, in: document)
      actions += fixActions(for: chosen, in: document)
      if !actions.isEmpty { actions[0].isPreferred = client.readsPreferredActions }
      actions += fixRuleActions(for: chosen, in: document)
      actions += ignoreActions(for: chosen, in: document)
    }
    if params.wants(.refactor), let action = teachingAction(at: params.range.start, in: document) {
      actions.append(action)
    }
    if params.wants(.fixAll), document.findings.contains(where: \.hasSafeFix),
      let action = action(
        "Apply all safe accessibility fixes in this file", .fixAll, .fixAll, finding: nil, in: document)
    {
      actions.append(action)
    }
    return actions
  }

  private func fixActions(for chosen: [Int], in document: Document) -> [CodeAction] {
    var seen: [Fix] = []
    var actions: [CodeAction] = []
    for index in chosen {
      let finding = document.findings[index]
      for (number, fix) in finding.fixes.enumerated() where !seen.contains(fix) {
        seen.append(fix)
        let choice = CodeActionData.Choice.fix(number, finding: index, rule: finding.rule)
        if let action = action(fix.title, .quickFix, choice, finding: finding, in: document) {
          actions.append(action)
        }
      }
    }
    return actions
  }

  /// Returns one action for each rule that has safe fixes elsewhere in the document, too.
  private func fixRuleActions(for chosen: [Int], in document: Document) -> [CodeAction] {
    var seen: Set<String> = []
    return chosen.compactMap { index in
      let finding = document.findings[index]
      guard finding.hasSafeFix, seen.insert(finding.rule).inserted,
        document.findings.count(where: { $0.rule == finding.rule && $0.hasSafeFix }) > 1
      else { return nil }
      return action(
        "Apply all safe fixes for \(finding.rule) in this file", .quickFix, .fixRule(finding.rule),
        finding: finding, in: document)
    }
  }

  /// Returns one action for each rule and line, because a comment covers its line, and then two for each rule: for the
  /// file and for the configuration.
  private func ignoreActions(for chosen: [Int], in document: Document) -> [CodeAction] {
    var seen: Set<String> = []
    var rules: [Int] = []
    let onLine = chosen.compactMap { index -> CodeAction? in
      let finding = document.findings[index]
      let line = document.text.line(at: finding.range.lowerBound)
      guard finding.canBeIgnored, seen.insert("\(line) \(finding.rule)").inserted else {
        return nil
      }
      if seen.insert(finding.rule).inserted { rules.append(index) }
      return action(
        "Ignore \(finding.rule) on this line", .quickFix, .ignore(finding: index, rule: finding.rule),
        finding: finding,
        in: document)
    }
    return onLine
      + rules.flatMap { index -> [CodeAction] in
        let finding = document.findings[index]
        return [
          action(
            "Ignore \(finding.rule) in this file", .quickFix, .ignoreInFile(finding.rule), finding: finding,
            in: document),
          action(
            "Turn off \(finding.rule) in \(ConfigurationFile.name)", .quickFix, .turnOff(finding.rule),
            finding: finding, in: document),
        ].compactMap(\.self)
      }
  }

  /// Returns an action with its edit, or with the data to compute it later if the client resolves edits.
  private func action(
    _ title: String, _ kind: CodeActionKind, _ choice: CodeActionData.Choice, finding: Finding?,
    in document: Document
  ) -> CodeAction? {
    let content: CodeAction.Content
    if case .turnOff(let rule) = choice, !canTurnOff(rule, for: document) { return nil }
    if client.resolvesEdits {
      content = .data(CodeActionData(uri: document.uri, version: document.version, choice: choice))
    } else {
      guard let edit = edit(for: choice, in: document) else { return nil }
      content = .edit(edit)
    }
    var conversions = Conversions(document.text, in: encoding)
    return CodeAction(
      title: title, kind: kind,
      diagnostics: finding.map { [diagnostic($0, in: document, &conversions)] } ?? [], content: content)
  }

  /// Returns the findings that touch the range of a request or that its diagnostics refer to. At a cursor that touches
  /// none, returns those that start on its line.
  private func findings(at params: CodeActionParams, in document: Document) -> [Int] {
    let conversions = Conversions(document.text, in: encoding)
    let requested = conversions.bytes(params.range)
    let shown = params.diagnostics.map { (code: $0.code, range: conversions.bytes($0.range)) }
    let indices = document.findings.indices.lazy.filter { index in
      let finding = document.findings[index]
      return finding.range.touches(requested)
        || shown.contains { $0.code == finding.rule && $0.range.touches(finding.range) }
    }
    let touched = Array(indices.prefix(Session.mostFindings))
    guard touched.isEmpty, requested.isEmpty else { return touched }
    let line = document.text.lineRange(document.text.line(at: requested.lowerBound))
    return Array(
      document.findings.indices.lazy.filter { index in
        let start = document.findings[index].range.lowerBound
        return line.contains(start)
      }.prefix(Session.mostFindings))
  }

  // MARK: - Edits

  /// Returns the edits of an action, or nil if the document no longer has the finding.
  private func edit(for choice: CodeActionData.Choice, in document: Document) -> WorkspaceEdit? {
    var conversions = Conversions(document.text, in: encoding)
    func finding(_ index: Int, _ rule: String) -> Finding? {
      guard document.findings.indices.contains(index), document.findings[index].rule == rule else {
        return nil
      }
      return document.findings[index]
    }
    switch choice {
    case .fix(let number, let index, let rule):
      guard let fixes = finding(index, rule)?.fixes, fixes.indices.contains(number) else { return nil }
      guard let changes = fixes[number].newStrings.changes(reading: { table($0, for: document) }) else {
        return nil
      }
      return workspaceEdit(conversions.edits(of: fixes[number], for: client), in: document, and: changes)
    case .ignore(let index, let rule):
      guard let finding = finding(index, rule) else { return nil }
      let edit = finding.ignoringEdit(
        in: document.text, path: document.placement.path, asksForReason: client.readsSnippetEdits)
      return workspaceEdit([conversions.edit(edit, for: client)], in: document)
    case .ignoreInFile(let rule):
      let edit = Finding.ignoringEdit(
        of: rule, inFile: document.text, path: document.placement.path,
        asksForReason: client.readsSnippetEdits)
      return workspaceEdit([conversions.edit(edit, for: client)], in: document)
    case .turnOff(let rule): return turningOffEdit(of: rule, for: document)
    case .fixAll: return safeEdit(of: document)
    case .fixRule(let rule): return safeEdit(of: document) { $0.rule == rule }
    case .teach(let offset):
      return lesson(at: offset, in: document).map { workspaceEdit($0.change) }
    }
  }

  /// Returns the safe fixes in a document for the findings that are included, or nil if there are none. Includes those
  /// that add string resources only if all of these can be added.
  func safeEdit(
    of document: Document, where isIncluded: (Finding) -> Bool = { _ in true }
  ) -> WorkspaceEdit? {
    func edit(_ fixes: SafeFixes) -> WorkspaceEdit? {
      guard fixes.count > 0, let changes = fixes.newStrings.changes(reading: { table($0, for: document) })
      else { return nil }
      var conversions = Conversions(document.text, in: encoding)
      return workspaceEdit(conversions.edits(fixes.edits), in: document, and: changes)
    }
    let findings = document.findings.filter(isIncluded)
    return edit(findings.safeFixes(adding: [])) ?? edit(findings.safeFixes(adding: nil))
  }

  /// Writes commands for clients that don't support code action literals.
  private func writeCommands(
    for params: CodeActionParams, in document: Document, to json: inout JSONWriter
  ) {
    if params.wants(.refactor) { writeTeachingCommand(at: params.range.start, in: document, to: &json) }
    if params.wants(.fixAll), client.appliesEdits, document.findings.contains(where: \.hasSafeFix) {
      Command.fixAll.write("Apply all safe accessibility fixes in this file", to: &json) {
        $0.value(document.uri.string)
      }
    }
  }
}

extension Range<Int> {
  /// Returns whether the ranges overlap or are adjacent, so that a cursor touches a range at both of its ends.
  func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
