import type { ComponentProps } from 'react';

import { maskMobile } from '../../../domain/phone';
import type { SellerForm } from '../../../domain/registration';
import type { Field } from '../../ui/field';

/** The fields that customers and sellers share: label, mask and help (§5). */
export const sharedFields: Record<
  keyof SellerForm,
  Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'mask' | 'hint' | 'autoComplete'>
> = {
  nome: { label: 'Nome', autoComplete: 'name' },
  celular: { label: 'Celular', type: 'tel', autoComplete: 'tel-national', mask: maskMobile },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  senha: {
    label: 'Senha',
    type: 'password',
    hint: 'mínimo 8 dígitos',
    autoComplete: 'new-password',
  },
};
