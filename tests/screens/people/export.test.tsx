import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { newTableFile, type TableFile } from '../../../src/spreadsheet/table-file/table-file';
import type { FileTask } from '../../../src/spreadsheet/table-file/table-file.worker';
import { joaoFerraz } from '../../support/data/joao-ferraz';
import { openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';

/** Runs the worker's code in the page, because jsdom has no workers. It copies messages, as a worker would. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  file: TableFile | undefined;
  postMessage(sent: FileTask) {
    const task = structuredClone(sent);
    if ('open' in task) this.file = newTableFile(task.open.shape, task.open.format);
    if ('add' in task) for (const row of task.add) this.file?.add(row);
    const data = 'finish' in task ? { file: this.file?.finish() } : { rows: 0 };
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate() {}
}

const saved: { file: Blob; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('Worker', WorkerHere);
  let file = new Blob();
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ file, name: this.download });
  });
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
