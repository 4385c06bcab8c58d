import { useLocation } from 'react-router-dom';

import { stateText } from '../../domain/navigation-state';
import { PublicFrame } from '../features/registration/public-frame';
import { Thanks } from '../features/registration/thanks';

/** /obrigadocadastro, with the customer's name in the navigation state `cadastrodocliente`. */
export function CustomerThanksPage() {
  const nome = stateText(useLocation().state, 'cadastrodocliente');
  return (
    <PublicFrame>
      <Thanks
        title="Obrigado pelo cadastro!"
        text="Seu cadastro está em análise. Você receberá um e-mail assim que ele for aprovado."
        popup={
          nome
            ? { title: `Olá ${nome}`, message: 'Seu cadastro foi realizado com sucesso.' }
            : undefined
        }
      />
    </PublicFrame>
  );
}
