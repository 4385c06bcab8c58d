// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useSameCnpj } from '../../providers/use-same-cnpj';
import { customerApproval, customerList } from './people-views';
import { PersonCard } from './person-card';
import { aCustomer } from './person-for-tests';

vi.mock('../../providers/use-same-cnpj', () => ({ useSameCnpj: vi.fn() }));
beforeEach(() => {
  vi.mocked(useSameCnpj).mockReturnValue([]);
});

describe('§2 /analise: a CNPJ is judged anew, whatever its record says of it', () => {
  const show = (cnpj: string, cnpjverificado = true) =>
    render(
      <PersonCard
        person={aCustomer({ cnpj, cnpjverificado })}
        view={customerApproval}
        asked={undefined}
        onApply={vi.fn()}
        onOpen={vi.fn()}
      />,
    );

  it.each(['11222333000182', '00000000000000', 'abc'])('%s is marked as invalid', (cnpj) => {
    show(cnpj);
    expect(screen.getByText('CNPJ inválido')).toBeInTheDocument();
  });

  it('a valid one that nobody else has is not marked', () => {
    show('11222333000181');
    expect(screen.queryByText(/CNPJ inválido|repetido|não verificado/)).toBeNull();
  });

  it('one that others have names their records', () => {
    vi.mocked(useSameCnpj).mockReturnValue([
      aCustomer({ cod: 3, analise: true }),
      aCustomer({ cod: 9, analise: 'removido', razaosocial: 'OUTRA LTDA' }),
    ]);
    show('11222333000181');
    const mark = screen.getByText('CNPJ repetido: cadastros 3 e 9');
    expect(mark).toHaveAttribute(
      'title',
      '3, FERRAZ MOTOPEÇAS EIRELI (aprovado); 9, OUTRA LTDA (removido)',
    );
  });

  it('one that the registry did not confirm is marked too', () => {
    show('11222333000181', false);
    expect(screen.getByText('CNPJ não verificado')).toBeInTheDocument();
  });
});

it('a record that could not be read whole is marked, and the mark names what is missing', () => {
  const person = aCustomer({ email: '', problems: ['email'] });
  render(
    <PersonCard
      person={person}
      view={customerList}
      asked={undefined}
      onApply={vi.fn()}
      onOpen={vi.fn()}
    />,
  );
  expect(screen.getByText('registro incompleto')).toHaveAttribute(
    'title',
    'Não foi possível ler: email',
  );
});

it('names too long for a card are whole in their titles', () => {
  const razaosocial = 'DISTRIBUIDORA NACIONAL DE BICICLETAS '.repeat(3).trim();
  const email = `${'compras'.repeat(8)}@nacional.com.br`;
  const person = aCustomer({ razaosocial, email });
  render(
    <PersonCard
      person={person}
      view={customerList}
      asked={undefined}
      onApply={vi.fn()}
      onOpen={vi.fn()}
    />,
  );
  for (const text of [razaosocial, email]) {
    expect(screen.getByTitle(text)).toHaveTextContent(text);
  }
});
