/** Imported before all else, for emulators/ports.ts reads it: beside a developer's `npm start`, not in its place. */
process.env['MMV_PORT_OFFSET'] ??= '22000';
