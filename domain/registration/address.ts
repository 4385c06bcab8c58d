import type { Endereco } from '../people/user';

export const states = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO'],
  ...['MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI'],
  ...['RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const;

export const statePattern = new RegExp(`^(${states.join('|')})$`);

/** Eight digits, as people and the registry write them: 01000000, 01000-000, 01.000-000. */
export const postcodePattern = /^[0-9]{2}[.]?[0-9]{3}-?[0-9]{3}$/;

export function maskState(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 2);
}

export function maskPostcode(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{5})(\d)/, '$1-$2');
}

export const noAddress: Endereco = {
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
  cep: '',
};
