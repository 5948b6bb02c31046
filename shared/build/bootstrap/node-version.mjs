const needed = [20, 19];

/** Ends the process with a sentence a person can act on when Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  process.stderr.write(`Marquee needs Node ${needed.join('.')} or newer; this is ${version}. See https://nodejs.org\n`);
  process.exit(1);
}
