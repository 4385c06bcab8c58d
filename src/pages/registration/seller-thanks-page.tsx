import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';

import { stateText, stateValue } from '../../../domain/session/navigation-state';
import { routes } from '../../config/routes';
import { Thanks } from '../../features/registration/thanks/thanks';

/** /obrigadocadastrovendedor, with the seller's name in the navigation state `cadastrodovendedor`. */
export function SellerThanksPage() {
  const state: unknown = useLocation().state;
  const nome = stateText(state, 'cadastrodovendedor');
  const approved = stateValue(state, 'aprovadoagora') === true;
  const navigate = useNavigate();
  const approve = () => void navigate(routes.sellerApproval);
  const register = () => void navigate(routes.sellerRegistration);

  if (!nome) {
    return (
      <Thanks
        title="Nenhum vendedor foi cadastrado agora"
        text="Cadastre um vendedor ou veja quem aguarda aprovação."
      >
        <Button type="primary" size="large" onClick={register}>
          CADASTRAR VENDEDOR
        </Button>
        <Button size="large" onClick={approve}>
          ANALISAR VENDEDORES
        </Button>
      </Thanks>
    );
  }
  return (
    <Thanks
      title="Vendedor cadastrado"
      text={
        approved
          ? 'A aprovação foi pedida junto com o cadastro.'
          : 'O vendedor aguarda aprovação na Análise Vendedores.'
      }
      popup={{ title: 'Cadastro!', message: `Cadastro de ${nome} realizado` }}
    >
      {approved ? (
        <Button type="primary" size="large" onClick={() => void navigate(routes.sellers)}>
          VER VENDEDORES
        </Button>
      ) : (
        <Button type="primary" size="large" onClick={approve}>
          ANALISAR VENDEDORES
        </Button>
      )}
      <Button size="large" onClick={register}>
        CADASTRAR OUTRO VENDEDOR
      </Button>
    </Thanks>
  );
}
