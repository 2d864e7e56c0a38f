"""Validates a bill of materials against the CycloneDX 1.6 schema and the expected components: FILE [NAME…]"""

import json
import sys

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

with open(sys.argv[1]) as file:
    text = file.read()
if problem := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
    sys.exit(str(problem)[:1000])
bill = json.loads(text)
names = {component["name"]: component["version"] for component in bill["components"]}
print(names)
if sorted(names) != sorted(sys.argv[2:]) or "unknown" in names.values():
    sys.exit("error: unexpected components, or an unknown version")
