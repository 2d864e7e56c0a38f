// Extended attributes and access control lists of files.

#if !os(Windows)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif
  #if canImport(CExtendedAttributes)
    import CExtendedAttributes
  #endif

  extension Platform {
    /// Copies extended attributes and access control lists to the new file that will replace the file at `path`.
    /// Returns whether all of the user's attributes were copied. Those that the system adds may be lost.
    static func copyAttributes(of path: String, to descriptor: Int32) -> Bool {
      let source = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard source >= 0 else { return false }
      defer { _ = close(source) }
      #if canImport(Darwin)
        return fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)) == 0
      #elseif canImport(CExtendedAttributes)
        // ENOTSUP: the file system doesn't support attributes.
        let size = flistxattr(source, nil, 0)
        guard size > 0 else { return size == 0 || errno == ENOTSUP }
        var names = [CChar](repeating: 0, count: size)
        guard flistxattr(source, &names, size) == size else { return false }
        return names.split(separator: 0).allSatisfy { name in
          let isOfUser = name.starts(with: "user.".utf8.map { CChar($0) })
          return copyAttribute(Array(name) + [0], of: source, to: descriptor) || !isOfUser
        }
      #else
        return true
      #endif
    }

    #if canImport(CExtendedAttributes)
      private static func copyAttribute(_ name: [CChar], of source: Int32, to target: Int32) -> Bool {
        let size = fgetxattr(source, name, nil, 0)
        guard size >= 0 else { return false }
        var value = [UInt8](repeating: 0, count: size)
        guard fgetxattr(source, name, &value, size) == size else { return false }
        return fsetxattr(target, name, value, size, 0) == 0
      }
    #endif
  }
#endif
