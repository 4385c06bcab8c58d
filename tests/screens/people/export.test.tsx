import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { joaoFerraz } from '../../support/data/joao-ferraz';
import { takeSavedFiles } from '../../support/dom/saved-files';
import { TableFileWorker } from '../../support/dom/table-file-worker';
import { openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';

let saved: ReturnType<typeof takeSavedFiles>;
beforeEach(() => {
  saved = takeSavedFiles();
  vi.stubGlobal('Worker', TableFileWorker);
});

const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button *' }).at(-1) as Element);

async function exported(): Promise<string[]> {
  press('Exportar');
  await screen.findByText('Formato');
  press('Exportar');
  await screen.findByText(/^Arquivo salvo com/);
  const file = saved.at(-1)?.file ?? new Blob();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n');
}

describe('§2 /clientes and /vendedores: people as a file', () => {
  it('saves the rows that match the filters, in the list’s order, formulas as texts', async () => {
    localStorage.setItem('preferencias/admin', '{"lista_de_cadastros":{"table":true}}');
    const crowd = Array.from({ length: 40 }, (_, at) =>
      joaoFerraz({ analise: true, cod: 100 + at, razaosocial: `BIKE ${100 + at}` }),
    );
    const evil = joaoFerraz({ analise: true, cod: 99, nome: '=1+1', razaosocial: 'BIKE ZERO' });
    await storePeople(evil, ...crowd);
    await openScreen('admin', '/clientes?razao=IKE&ordem=-cod');
    await screen.findByText('BIKE 139');
    const [titles, first, ...rest] = await exported();
    expect(titles).toBe(
      'Código;Empresa;CNPJ;Nome;Cargo;E-mail;Celular;Telefone fixo;Cidade;Estado;Criado em;Último login',
    );
    expect(first).toBe(
      '139;BIKE 139;12.345.678/0001-95;João Ferraz;Comprador;joao@ferraz.com.br;(62) 99321-7788;(62) 3321-7788;GOIÂNIA;GO;05/03/2026;nunca',
    );
    expect(rest).toHaveLength(40);
    expect(rest.at(-1)).toMatch(/^99;BIKE ZERO;.*;'=1\+1;/);
    expect(saved[0]?.name).toMatch(/^clientes-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('saves customers that are not loaded yet, and says how many', async () => {
    const crowd = Array.from({ length: 40 }, (_, at) =>
      joaoFerraz({ analise: true, cod: 100 + at, razaosocial: `BIKE ${100 + at}` }),
    );
    await storePeople(...crowd);
    await openScreen('admin', '/clientes');
    await screen.findByText('BIKE 100');
    expect(await exported()).toHaveLength(43);
    expect(screen.getByText('Arquivo salvo com 42 clientes.')).toBeVisible();
  });

  it('contains no password of a seller', async () => {
    await openScreen('admin', '/vendedores');
    await screen.findAllByText('segredo123');
    const lines = await exported();
    expect(lines[0]).toBe('Código;Nome;E-mail;Celular;Criado em;Último login');
    expect(lines.join()).not.toContain('segredo123');
  });
});
