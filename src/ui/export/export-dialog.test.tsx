// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { takeSavedFiles } from '../../../tests/support/dom/saved-files';
import { TableFileWorker } from '../../../tests/support/dom/table-file-worker';
import { AntdRoot } from '../theme/antd-root';
import { ExportDialog } from './export-dialog';
import type { ExportSource } from './use-export';

type Step = Awaited<ReturnType<ExportSource['read']>>;

const steps: { resolve: (step: Step) => void; reject: (error: Error) => void }[] = [];
const ofNumbers = (...numbers: number[]): Step => ({
  rows: numbers.map((number) => [number]),
  ...{ checked: numbers.length, taken: numbers.length },
});
let saved: ReturnType<typeof takeSavedFiles>;

beforeEach(() => {
  steps.length = 0;
  saved = takeSavedFiles();
  vi.stubGlobal('Worker', TableFileWorker);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** The rows of the saved file, without its titles. */
async function savedRows(): Promise<string[]> {
  expect(saved).toHaveLength(1);
  const text = await (saved[0]?.file ?? new Blob()).text();
  return text.trimEnd().split('\r\n').slice(1);
}

async function answer(at: number, step: Step | Error) {
  await vi.waitFor(() => expect(steps).toHaveLength(at + 1));
  if (step instanceof Error) steps[at]?.reject(step);
  else steps[at]?.resolve(step);
}

function open() {
  const source = (): ExportSource => ({
    sheet: 'Pedidos',
    columns: [{ label: 'Pedido', kind: 'whole', width: 9 }],
    name: 'pedidos',
    read: () => new Promise((resolve, reject) => steps.push({ resolve, reject })),
  });
  render(
    <AntdRoot>
      <ExportDialog
        title="Exportar pedidos"
        subject="Todos os pedidos."
        noun={{ one: 'pedido', many: 'pedidos' }}
        all={3}
        connected
        sourceOf={source}
        onClose={() => undefined}
      />
    </AntdRoot>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('§2 /pedidos: an export that is interrupted', () => {
  it('continues after a stop, with each order once', async () => {
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    await screen.findByText('1 de 3 pedidos lidos…');
    press('Parar');
    await answer(1, ofNumbers(2, 3));
    expect(
      screen.getByText(/^Exportação parada: 1 de 3 pedidos lidos, e nada foi salvo/),
    ).toBeInTheDocument();
    press('Continuar');
    await answer(2, null);
    await screen.findByText('Arquivo salvo com 3 pedidos.');
    expect(await savedRows()).toEqual(['1', '2', '3']);
  });

  it('begins again if a step finds that the file needs other columns', async () => {
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    const two = { kind: 'whole', width: 9 } as const;
    const instead: ExportSource = {
      sheet: 'Pedidos',
      columns: [
        { label: 'Pedido', ...two },
        { label: 'Desconto', ...two },
      ],
      name: 'pedidos',
      read: () => new Promise((resolve, reject) => steps.push({ resolve, reject })),
    };
    await answer(1, { instead });
    await answer(2, { rows: [[1, 5]], checked: 1, taken: 1 });
    await answer(3, null);
    await screen.findByText('Arquivo salvo com 1 pedido.');
    expect(await savedRows()).toEqual(['1;5']);
  });

  it('says what was not done when a step fails, and continues or starts again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    await answer(1, new Error('the socket broke'));
    await screen.findByText(/^A exportação parou: 1 de 3 pedidos lidos, e nada foi salvo\. Tente/);
    press('Continuar');
    await answer(2, new Error('once more'));
    await screen.findByRole('button', { name: 'Começar de novo' });
    press('Começar de novo');
    await answer(3, ofNumbers(1, 2, 3));
    await answer(4, null);
    await screen.findByText(/^Arquivo salvo com 3 pedidos/);
    expect(await savedRows()).toEqual(['1', '2', '3']);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('starts again if the file could not be written', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answerTo = vi.spyOn(TableFileWorker.prototype, 'answerTo');
    answerTo.mockReturnValue({ failure: 'no room' });
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    await screen.findByText(/^O arquivo não foi salvo\./);
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    answerTo.mockRestore();
    press('Começar de novo');
    await answer(1, null);
    await screen.findByText(/^Nenhum pedido encontrado/);
  });
});
