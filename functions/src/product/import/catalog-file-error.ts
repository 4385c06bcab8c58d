/** Most problems that a refusal lists: enough to see what is wrong with the file. */
const shown = 20;

export class CatalogFileError extends Error {
  constructor(readonly problems: string[]) {
    const first = problems.slice(0, shown).join('\n');
    super(`Nada foi importado. Corrija o arquivo e importe de novo:\n${first}`);
    this.name = 'CatalogFileError';
  }
}
