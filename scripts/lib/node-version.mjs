const lowest = { major: 20, minor: 19 };

/** Ends the process with one clear line if this Node is too old for the locked packages. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > lowest.major || (major === lowest.major && minor >= lowest.minor)) return;
  console.error(
    `Threefold needs Node ${lowest.major}.${lowest.minor} or later; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
