/** Imported first, because emulators/ports.ts reads it. The bench runs beside a developer's `npm start`. */
process.env['MMV_PORT_OFFSET'] ??= '22000';
