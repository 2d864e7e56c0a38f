"""Real code, copied so that every program reads exactly the same files."""
import os
import shutil

LANGUAGES = ("swift", "kotlin", "layout")


def _language(path):
    if path.endswith(".swift"):
        return "swift"
    if path.endswith(".kt"):
        return "kotlin"
    folders = path.split(os.sep)
    if path.endswith(".xml") and any(
        above == "res" and below.split("-")[0] == "layout" for above, below in zip(folders, folders[1:])
    ):
        return "layout"
    return None


def lay_out(source, target):
    """Copies Swift and Kotlin files and Android layouts from `source` to a directory for each language in `target`.

    Skips hidden files, links, and ignore files. Returns the number of bytes and of files by language.
    """
    sizes = dict.fromkeys(LANGUAGES, 0)
    counts = dict.fromkeys(LANGUAGES, 0)
    for folder, folders, names in os.walk(source):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in names:
            path = os.path.join(folder, name)
            below = os.path.relpath(path, source)
            language = _language(below)
            if not language or name.startswith(".") or os.path.islink(path):
                continue
            copy = os.path.join(target, language, below)
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copyfile(path, copy)
            sizes[language] += os.path.getsize(copy)
            counts[language] += 1
    for language in LANGUAGES:
        os.makedirs(os.path.join(target, language), exist_ok=True)
    return sizes, counts


def files(folder):
    """Returns all files in a directory and its subdirectories, sorted."""
    return sorted(os.path.join(above, name) for above, _, names in os.walk(folder) for name in names)
