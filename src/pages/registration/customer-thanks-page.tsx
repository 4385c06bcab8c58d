import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';

import { stateText } from '../../../domain/session/navigation-state';
import { routes } from '../../config/routes';
import { PublicFrame } from '../../features/registration/public-frame';
import { Thanks } from '../../features/registration/thanks/thanks';
import { WhomToCall } from '../../ui/states/waiting-state';

/** /obrigadocadastro, with the customer's name in the navigation state `cadastrodocliente`. */
export function CustomerThanksPage() {
  const nome = stateText(useLocation().state, 'cadastrodocliente');
  return (
    <PublicFrame>
      {nome ? (
        <Thanks
          title="Obrigado pelo cadastro!"
          text={
            <>
              Seu cadastro está em análise. Você receberá um e-mail assim que ele for aprovado.{' '}
              <WhomToCall />
            </>
          }
          popup={{ title: `Olá ${nome}`, message: 'Seu cadastro foi realizado com sucesso.' }}
        />
      ) : (
        <NothingRegistered />
      )}
    </PublicFrame>
  );
}

/** For visitors who open the address directly. */
function NothingRegistered() {
  const navigate = useNavigate();
  return (
    <Thanks
      title="Nenhum cadastro foi feito agora"
      text="Para comprar, cadastre a sua empresa. Se ela já tem cadastro, entre com seu e-mail e sua senha."
    >
      <Button
        type="primary"
        size="large"
        onClick={() => void navigate(routes.customerRegistration)}
      >
        CRIAR CONTA
      </Button>
      <Button size="large" onClick={() => void navigate(routes.signIn)}>
        LOGIN
      </Button>
    </Thanks>
  );
}
