import type { Endereco } from '../../../../domain/people/user';

/** An address as on a letter, without missing parts. */
export function addressLines(endereco: Endereco | undefined): string[] {
  if (!endereco) return [];
  const { logradouro, numero, complemento, bairro, cidade, estado, cep } = endereco;
  return [
    joined([logradouro, numero, complemento, bairro], ', '),
    joined([joined([cidade, estado], ' - '), cep && `CEP ${cep}`], ', '),
  ].filter(Boolean);
}

const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
