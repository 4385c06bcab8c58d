import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';

import { emptySellerForm, type SellerForm } from '../../../domain/registration/registration';
import { routes } from '../../config/routes';
import { registerSeller } from '../../providers/registration/registration';
import { PageTitle } from '../../ui/pieces/page-title';
import { useAlertDialog } from '../../ui/dialogs/use-alert-dialog';
import { useApproveNow } from './approve-now';
import { RegistrationField } from './registration-field';
import { RegistrationForm } from './registration-form';
import { RegistrationSection } from './registration-section';

/** /cadastrovendedores: an administrator registers a seller, then goes to /obrigadocadastrovendedor. */
export function SellerRegistration() {
  const alert = useAlertDialog();
  const navigate = useNavigate();
  const approval = useApproveNow();
  const [form] = Form.useForm<SellerForm>();
  return (
    <>
      <PageTitle title="Cadastro Vendedores" />
      <RegistrationForm
        form={form}
        empty={emptySellerForm}
        who="seller"
        button="CADASTRAR VENDEDOR"
        choice={approval.choice}
        register={async (seller) => approval.follow(await registerSeller(seller))}
        onDone={({ nome }) =>
          void navigate(routes.sellerThanks, {
            replace: true,
            state: {
              cadastrodovendedor: nome.trim(),
              ...(approval.chosen && { aprovadoagora: true }),
            },
          })
        }
        alert={alert}
      >
        <RegistrationSection title="Dados do vendedor">
          {(['nome', 'celular', 'email', 'senha'] as const).map((name) => (
            <RegistrationField key={name} name={name} span={12} forSomebodyElse />
          ))}
        </RegistrationSection>
      </RegistrationForm>
    </>
  );
}
