// Loaded before every command of the project: reports when this Node is too old to read TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Foyer needs Node 24 or newer; this is ${process.version} (${process.platform} ${process.arch}).\n` +
      'npm ci brings its own on Linux and on Windows (x64): run npm ci, then the command again with npm.\n' +
      'Elsewhere install Node 24 from https://nodejs.org or with your version manager.\n',
  );
  process.exit(1);
}
