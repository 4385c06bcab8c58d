import type { Page } from '@playwright/test';

import { failingCnpj } from '../../../../emulators/registry/companies';
import { closeAlert, press, see, type ScreenState } from '../state';

/** The request is never answered, so that the page keeps waiting. */
const hold = (page: Page, url: string) => page.route(url, () => undefined);

async function fillSignIn(page: Page) {
  await page.getByLabel('E-mail').fill('cliente@mmv.local');
  await page.getByLabel(/^Senha/).fill('emulador123');
}

async function fillRegistration(page: Page) {
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Joana Porto');
  await page.getByLabel('Celular').fill('51987654321');
  await page.getByLabel('E-mail').fill('cliente@mmv.local');
  await page.getByLabel(/^Senha/).fill('segredo-do-porto');
  await page.getByLabel('CNPJ').fill('11222333000181');
  await press(page, 'OK');
  await see(page, 'Empresa encontrada.');
}

const everywhere = { who: 'visitor' } as const;

export const publicStates: ScreenState[] = [
  {
    ...everywhere,
    name: 'sign-in',
    main: true,
    tabs: true,
    loads: true,
    path: '/',
    reach: (page) => see(page, 'Acesse sua conta'),
  },
  {
    ...everywhere,
    name: 'sign-in that failed',
    loads: true,
    path: '/',
    reach: async (page) => {
      await press(page, 'ENTRAR');
      await see(page, 'complete os campos corretamente!');
    },
  },
  {
    ...everywhere,
    name: 'sign-in that waits',
    loads: true,
    path: '/',
    before: (page) => hold(page, '**/accounts:signInWithPassword?*'),
    reach: async (page) => {
      await fillSignIn(page);
      await press(page, 'ENTRAR');
      await see(page, 'Aguarde, entrando…');
    },
  },
  {
    ...everywhere,
    name: 'password reset without an e-mail',
    loads: true,
    path: '/',
    reach: async (page) => {
      await press(page, 'ENTRAR');
      await press(page, 'Esqueceu a senha?');
      await see(page, 'Digite seu e-mail para receber o link.');
    },
  },
  {
    ...everywhere,
    name: 'password reset sent',
    loads: true,
    path: '/',
    before: (page) =>
      page.route('**/accounts:sendOobCode?*', (route) => route.fulfill({ json: {} })),
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('cliente@mmv.local');
      await press(page, 'ENTRAR');
      await press(page, 'Esqueceu a senha?');
      await see(page, 'Foi enviado um e-mail com Link');
    },
  },
  {
    ...everywhere,
    name: 'registration',
    tabs: true,
    path: '/cadastrocliente',
    reach: (page) => see(page, 'Dados da empresa'),
  },
  {
    ...everywhere,
    name: 'registration refused, its alert',
    path: '/cadastrocliente',
    reach: async (page) => {
      await press(page, 'CADASTRAR');
      await page.getByRole('dialog', { name: 'Digite os campos corretamente...' }).waitFor();
    },
  },
  {
    ...everywhere,
    name: 'registration with every error',
    path: '/cadastrocliente',
    reach: async (page) => {
      await page.getByLabel('CNPJ').fill(failingCnpj);
      await press(page, 'OK');
      await see(page, 'Preencha os dados da empresa');
      await page.getByLabel('CNPJ').fill('123');
      await press(page, 'CADASTRAR');
      await closeAlert(page);
      await see(page, 'campo obrigatório');
    },
  },
  {
    ...everywhere,
    name: 'registration with the fields that a failed lookup opens',
    path: '/cadastrocliente',
    reach: async (page) => {
      await page.getByLabel('CNPJ').fill(failingCnpj);
      await press(page, 'OK');
      await see(page, 'Preencha os dados da empresa');
    },
  },
  {
    ...everywhere,
    name: 'registration with a taken e-mail, its alert',
    path: '/cadastrocliente',
    reach: async (page) => {
      await fillRegistration(page);
      await press(page, 'CADASTRAR');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...everywhere,
    name: 'registration under way',
    loads: true,
    path: '/cadastrocliente',
    before: (page) => hold(page, '**/accounts:signUp?*'),
    reach: async (page) => {
      await fillRegistration(page);
      await press(page, 'CADASTRAR');
      await see(page, 'Aguarde, enviando o cadastro…');
    },
  },
  {
    ...everywhere,
    name: 'thanks of a customer',
    path: '/obrigadocadastro',
    arrivedWith: { cadastrodocliente: 'Joana Porto' },
    reach: (page) => page.getByRole('dialog', { name: 'Olá Joana Porto' }).waitFor(),
  },
  {
    ...everywhere,
    name: 'thanks of a customer, read',
    path: '/obrigadocadastro',
    arrivedWith: { cadastrodocliente: 'Joana Porto' },
    reach: async (page) => {
      await closeAlert(page);
      await see(page, /for aprovado\. Dúvidas\? Fale com .+: .+/);
    },
  },
  {
    ...everywhere,
    name: 'thanks without a registration',
    path: '/obrigadocadastro',
    reach: (page) => see(page, 'Nenhum cadastro foi feito agora'),
  },
  {
    ...everywhere,
    name: 'an address that does not exist',
    path: '/nada',
    reach: (page) => see(page, 'Página não encontrada'),
  },
  {
    ...everywhere,
    name: 'a screen that cannot be loaded',
    loads: true,
    path: '/cadastrocliente',
    before: (page) =>
      page.route('**/assets/customer-registration-page-*.js', (route) => route.abort()),
    reach: (page) => see(page, 'Esta tela não pôde ser mostrada'),
  },
];
