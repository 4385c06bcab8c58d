// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useEveryProduct } from '../../../providers/catalog';
import { AntdRoot } from '../../../ui/antd-root';
import { PicturesPane } from './pictures-pane';

vi.mock('../../../providers/catalog', () => ({
  useEveryProduct: vi.fn(),
  useProductsByCode: vi.fn(),
}));
vi.mock('../../../providers/pictures', () => ({ storePicture: vi.fn() }));

beforeEach(() => {
  const tube = {
    CD_PRODUTO: '1006',
    DESCRICAO: 'CÂMARA',
    CD_GRUPO: 'CAMARA',
    preco_venda: 1,
    estoque_saldo: 1,
  };
  vi.mocked(useEveryProduct).mockReturnValue({
    status: 'ready',
    data: { products: [tube], total: 1 },
  } as never);
});

describe('§2 Atualizar produtos: files that are dropped', () => {
  it.each([
    ['whose type the system does not know', new File(['x'], '1006.heic')],
    ['that is no picture', new File(['x'], 'nota.txt', { type: 'text/plain' })],
  ])('one %s is listed like a chosen one, not passed over in silence', async (_, file) => {
    render(
      <AntdRoot>
        <PicturesPane />
      </AntdRoot>,
    );
    fireEvent.drop(screen.getByText(/^Solte aqui as fotos/), { dataTransfer: { files: [file] } });
    expect(await screen.findByText(file.name)).toBeDefined();
  });
});
