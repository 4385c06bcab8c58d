import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerCustomer } from '../../providers/register-customer';
import { registrationFailure } from './registration-failure';
import type { CustomerFormHandle } from './use-customer-form';

/** Sends the form of a customer who registers themselves, then goes to /obrigadocadastro (section 4). */
export function useCustomerRegistration(
  form: CustomerFormHandle,
  alert: (message: string) => void,
) {
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);

  async function send() {
    setSending(true);
    try {
      await registerCustomer(form.values, form.verified);
      await navigate(routes.customerThanks, {
        replace: true,
        state: { cadastrodocliente: form.values.nome.trim() },
      });
    } catch (error) {
      console.error('The customer was not registered', error);
      setSending(false);
      const { message, field } = registrationFailure(error);
      if (field) form.refuse({ [field]: message });
      alert(message);
    }
  }

  return {
    sending,
    submit: () => {
      if (!sending && form.check()) void send();
    },
  };
}
