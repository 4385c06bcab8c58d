export const noAddress = {
  ...{ logradouro: '', numero: '', complemento: '', bairro: '' },
  ...{ cidade: '', estado: '', cep: '' },
};
