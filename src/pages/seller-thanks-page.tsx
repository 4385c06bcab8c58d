import { useLocation, useNavigate } from 'react-router-dom';

import { routes } from '../config/routes';
import { stateText } from '../../domain/navigation-state';
import { Thanks } from '../features/registration/thanks';
import { Button } from '../ui/button';

/** /obrigadocadastrovendedor, with the seller's name in the navigation state `cadastrodovendedor`. */
export function SellerThanksPage() {
  const nome = stateText(useLocation().state, 'cadastrodovendedor');
  const navigate = useNavigate();
  return (
    <Thanks
      title="Vendedor cadastrado"
      text="O vendedor aguarda aprovação na Análise Vendedores."
      popup={nome ? { title: 'Cadastro!', message: `Cadastro de ${nome} realizado` } : undefined}
    >
      <Button type="primary" size="large" onClick={() => void navigate(routes.sellerApproval)}>
        ANALISAR VENDEDORES
      </Button>
      <Button size="large" onClick={() => void navigate(routes.sellerRegistration)}>
        CADASTRAR OUTRO VENDEDOR
      </Button>
    </Thanks>
  );
}
