import { holdConnection, loseConnection } from '../connection';
import { cancelWaiting, closeAlert, press, type ScreenState, see } from '../state';

const administrator = { who: 'administrator' } as const;

/** The states of the administrator's lists of people and of the registrations. */
export const peopleStates: ScreenState[] = [
  {
    ...administrator,
    name: 'customers who wait',
    main: true,
    path: '/analise',
    reach: (page) => see(page, 'Remover'),
  },
  {
    ...administrator,
    name: 'customers who wait, one to be removed',
    path: '/analise',
    reach: async (page) => {
      await press(page, /^Remover/);
      await see(page, 'Realmente deseja remover o cadastro');
    },
  },
  {
    ...administrator,
    name: 'customers who wait, one approval that waits for the connection',
    loads: true,
    path: '/analise',
    before: holdConnection,
    reach: async (page) => {
      await see(page, 'Remover');
      await loseConnection(page);
      await press(page, /^Aprovar (?!\()/);
      await see(page, 'Aprovação aguardando conexão');
    },
    after: cancelWaiting,
  },
  {
    ...administrator,
    name: 'customers who wait, several to be approved',
    path: '/analise',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Todos os que aparecem' }).check();
      await press(page, /^Aprovar \(/);
      await see(page, 'Cada cliente recebe o e-mail de aprovação');
    },
  },
  {
    ...administrator,
    name: 'sellers who wait',
    path: '/analisevendedores',
    reach: (page) => see(page, 'APROVAR'),
  },
  {
    ...administrator,
    name: 'customers',
    tabs: true,
    path: '/clientes',
    reach: (page) => see(page, 'Reprovar'),
  },
  {
    ...administrator,
    name: 'customers as a table',
    only: 'wide',
    path: '/clientes?ordem=-cod',
    before: (page) =>
      page.evaluate(() =>
        localStorage.setItem('preferencias/admin', '{"lista_de_cadastros":{"table":true}}'),
      ),
    reach: async (page) => {
      await page.getByRole('columnheader', { name: 'Último login' }).waitFor();
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('preferencias/admin')),
  },
  {
    ...administrator,
    name: 'customers, one to be sent back',
    path: '/clientes',
    reach: async (page) => {
      await press(page, /^Reprovar/);
      await see(page, 'Até ser aprovado de novo');
    },
  },
  {
    ...administrator,
    name: 'customers who were removed',
    path: '/clientes?situacao=removidos',
    reach: (page) => see(page, 'Removido em'),
  },
  {
    ...administrator,
    name: 'the page of a customer',
    path: '/clientes?pessoa=cliente',
    reach: (page) => see(page, 'Vendedor do pedido mais recente'),
  },
  {
    ...administrator,
    name: 'the page of a customer whose contacts are wrong',
    path: '/clientes?pessoa=cliente',
    reach: async (page) => {
      await press(page, 'Editar contatos');
      await page.getByRole('dialog').getByLabel('Cidade').fill('');
      await press(page, 'Salvar');
      await see(page, 'campo obrigatório');
    },
  },
  {
    ...administrator,
    name: 'the page of nobody',
    path: '/clientes?pessoa=ninguem',
    reach: (page) => see(page, 'Este cadastro não existe.'),
  },
  {
    ...administrator,
    name: 'customers, the filters open on a phone',
    only: 'narrow',
    path: '/clientes',
    reach: async (page) => {
      await press(page, /^Filtros/);
      await page.getByLabel('Nome do cliente').waitFor();
    },
  },
  {
    ...administrator,
    name: 'registration of a customer',
    path: '/cadastro',
    reach: (page) => see(page, 'Dados da empresa'),
  },
  {
    ...administrator,
    name: 'registration of a seller',
    tabs: true,
    path: '/cadastrovendedores',
    reach: (page) => see(page, 'Dados do vendedor'),
  },
  {
    ...administrator,
    name: 'registration of a seller, refused',
    path: '/cadastrovendedores',
    reach: async (page) => {
      await press(page, 'CADASTRAR VENDEDOR');
      await closeAlert(page);
      await see(page, 'campo obrigatório');
    },
  },
  {
    ...administrator,
    name: 'thanks for a seller',
    path: '/obrigadocadastrovendedor',
    arrivedWith: { cadastrodovendedor: 'Rui Lima' },
    reach: (page) => page.getByRole('dialog', { name: 'Cadastro!' }).waitFor(),
  },
  {
    ...administrator,
    name: 'thanks for a seller, read',
    path: '/obrigadocadastrovendedor',
    arrivedWith: { cadastrodovendedor: 'Rui Lima' },
    reach: async (page) => {
      await closeAlert(page);
      await see(page, 'Vendedor cadastrado');
    },
  },
  {
    ...administrator,
    name: 'thanks without a seller',
    path: '/obrigadocadastrovendedor',
    reach: (page) => see(page, 'Nenhum vendedor foi cadastrado agora'),
  },
];
