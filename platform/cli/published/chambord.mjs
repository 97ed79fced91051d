#!/usr/bin/env node
// Old versions of Node cannot even read the program, so this looks first.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    `Chambord needs Node 20 or newer; this is ${process.version}. Please install a newer Node from nodejs.org.`,
  );
  process.exit(1);
}
await import('./program/main.mjs');
