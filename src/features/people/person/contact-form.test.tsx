// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useConnected } from '../../../providers/connection';
import { useChangeContact } from '../../../providers/contacts';
import { AntdRoot } from '../../../ui/antd-root';
import { aCustomer } from '../person-for-tests';
import { ContactForm } from './contact-form';

vi.mock('../../../providers/connection', () => ({ useConnected: vi.fn() }));
vi.mock('../../../providers/contacts', () => ({
  useChangeContact: vi.fn(),
  useContactHistory: vi.fn(),
}));

const change = vi.fn();
const onDone = vi.fn();
beforeEach(() => {
  vi.mocked(useConnected).mockReturnValue(true);
  vi.mocked(useChangeContact).mockReturnValue(change);
  change.mockReset();
});

const form = () => (
  <AntdRoot>
    <ContactForm seen={{ person: aCustomer(), last: '' }} onDone={onDone} />
  </AntdRoot>
);

function save() {
  fireEvent.change(screen.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
}

describe("decision 82: a person's contacts", () => {
  it('begin with the focus in their first field: the button that had it is gone', () => {
    render(form());
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  });

  it('are not sent without a connection, which is said, and what was typed stays', async () => {
    vi.mocked(useConnected).mockReturnValue(false);
    render(form());
    save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão: nada foi salvo.');
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  });

  it('say that they wait when the connection goes before the answer, and cannot be called off', async () => {
    change.mockReturnValue(new Promise(() => undefined));
    const { rerender } = render(form());
    save();
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    vi.mocked(useConnected).mockReturnValue(false);
    rerender(form());
    expect(screen.getByRole('alert')).toHaveTextContent('ainda não foram salvos');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  });
});
