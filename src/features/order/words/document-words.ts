/** Texts about the documents of orders. */
export const documentWords = {
  title: 'Documentos',
  failed: 'Os documentos não puderam ser lidos. Verifique sua conexão e tente de novo.',
  add: 'Anexar documento',
  tooLarge:
    'O documento não foi anexado: o arquivo passa de 5 MB. Reduza o arquivo e tente de novo.',
  noCode: 'Cole o código PIX.',
  copied: 'Código copiado',
  notCopied:
    'O código não pôde ser copiado. Permita o acesso à área de transferência e tente de novo.',
};
