import { serveFile } from './serve-file';
import { newTableFile } from './table-file';

serveFile((shape, format) => {
  const file = newTableFile(shape, format);
  return {
    add: (rows) => {
      for (const row of rows) file.add(row);
    },
    finish: file.finish,
  };
});
