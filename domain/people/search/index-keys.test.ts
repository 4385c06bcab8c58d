import { describe, expect, it } from 'vitest';

import { personIndexOf } from './index-keys';

describe('decision 81: the keys of a person', () => {
  const person = {
    permissao: 'cliente',
    analise: false,
    cod: 7,
    nome: 'João Carlos da Ção',
    email: 'Joao@Ferraz.com',
    razaosocial: 'FERRAZ MOTOPEÇAS & CIA LTDA ME',
  } as const;

  it('begin with role and state, and are folded', () => {
    expect(personIndexOf(person)).toEqual({
      codigo: 'cliente analise 10000000007',
      empresa: 'cliente analise ferraz motopecas & cia ltda me',
      empresa2: 'motopecas & cia ltda me',
      empresa3: '& cia ltda me',
      empresa4: 'cia ltda me',
      nome: 'cliente analise joao carlos da cao',
      nome2: 'carlos da cao',
      nome3: 'da cao',
      email: 'cliente analise joao@ferraz.com',
    });
  });

  it('call a seller by name, and sort codes as numbers', () => {
    const seller = { ...person, permissao: 'vendedor' as const, razaosocial: '', nome: 'Rui' };
    expect(personIndexOf(seller).empresa).toBe('vendedor analise rui');
    const [ninth, tenth] = [9, 10].map((cod) => personIndexOf({ ...seller, cod }).codigo);
    expect([tenth, ninth].sort()).toEqual([ninth, tenth]);
  });
});
