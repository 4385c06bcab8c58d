/**
 * Longest texts of a person's record. Forms check them, because the rules would refuse only after the account exists.
 */
export const fieldLimits = {
  nome: 120,
  cargo: 80,
  email: 254,
  razaosocial: 200,
  logradouro: 200,
  numero: 20,
  telefone: 40,
  complemento: 200,
  bairro: 120,
  cidade: 120,
  estado: 2,
  cep: 10,
} as const;
