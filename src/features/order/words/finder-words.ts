/** What the field says that finds an order by anything. */
export const finderWords = {
  label: 'Procurar pedido',
  hint: {
    staff: 'Procurar: nº, empresa, CNPJ, produto…',
    customer: 'Procurar: nº, sua referência, produto…',
  },
  searching: 'Procurando…',
  failed: 'A procura falhou. Verifique sua conexão e tente de novo.',
  none: (typed: string) => `Nenhum pedido com “${typed.trim()}”.`,
  reference: (referencia: string) => `Ref. ${referencia}`,
};
