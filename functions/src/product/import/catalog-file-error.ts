/** A catalogue file that was refused: nothing of it is imported. */
export class CatalogFileError extends Error {
  constructor(readonly problems: string[]) {
    super(`Nada foi importado. Corrija o arquivo e importe novamente:\n${problems.join('\n')}`);
    this.name = 'CatalogFileError';
  }
}
