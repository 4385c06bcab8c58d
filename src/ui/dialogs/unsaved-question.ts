/** Before something goes that was written or chosen and is stored nowhere. */
export const unsavedQuestion = {
  title: 'Sair sem salvar?',
  message: 'O que você escreveu ou escolheu aqui ainda não foi salvo e será perdido.',
  confirm: 'SAIR SEM SALVAR',
  cancel: 'FICAR',
  destructive: true,
} as const;
