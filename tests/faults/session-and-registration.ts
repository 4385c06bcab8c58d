import { faultsIn, type Fault } from './fault';

/** Faults in the sign-in, the registration and the company lookup: delays, errors, access. */
export const sessionAndRegistration: readonly Fault[] = [
  ...faultsIn(
    'src/features/session/sign-in/use-enter-home.ts',
    'unit',
    ['src/features/session/sign-in/use-enter-home.test.tsx'],
    {
      'home opens after three seconds': ['const delayMs = 2_000;', 'const delayMs = 3_000;'],
    },
  ),
  ...faultsIn(
    'src/providers/registration/use-company-lookup.ts',
    'unit',
    ['tests/screens/registration/customer.test.tsx'],
    {
      'the lookup is locked for three seconds': ['const lockMs = 30_000;', 'const lockMs = 3_000;'],
      'the company appears at once': ['const fillDelayMs = 1_000;', 'const fillDelayMs = 100;'],
    },
  ),
  ...faultsIn(
    'src/data/registration/company/company.ts',
    'unit',
    ['src/data/registration/company/company.test.ts'],
    {
      'the registry has a minute': ['const timeoutMs = 600_000;', 'const timeoutMs = 60_000;'],
      "the registry's refusal is not said": [
        "read.output.message || 'CNPJ não encontrado'",
        "'CNPJ não encontrado'",
      ],
    },
  ),
  ...faultsIn(
    'src/features/session/sign-in/sign-in-form.tsx',
    'unit',
    ['tests/screens/session/sign-in.test.tsx'],
    {
      'a sign-in failure says something else': [
        'complete os campos corretamente!',
        'Complete os campos.',
      ],
      'the link to a new password is gone': ['Esqueceu a senha? Clique aqui.', 'Esqueceu a senha?'],
    },
  ),
  ...faultsIn(
    'src/features/session/sign-in/reset/reset-sent-dialog.tsx',
    'unit',
    ['tests/screens/session/sign-in.test.tsx'],
    {
      'the reset mail is announced in other words': ['Entra lá, é Rapidinho.', 'Entre lá.'],
    },
  ),
  ...faultsIn(
    'src/features/registration/registration-failure.ts',
    'unit',
    ['src/features/registration/registration-failure.test.ts'],
    {
      'the e-mail of a customer is taken, in other words': [
        "'Este email já está sendo utilizado'",
        "'Este email já existe'",
      ],
      'the e-mail of a seller is taken, in other words': [
        "'Email já utilizado'",
        "'Este email já está sendo utilizado'",
      ],
    },
  ),
  ...faultsIn(
    'src/features/registration/company/company-section.tsx',
    'unit',
    ['tests/screens/registration/customer.test.tsx'],
    {
      'the lookup while locked says something else': [
        "'Aguarde para consultar novamente.'",
        "'Aguarde.'",
      ],
    },
  ),
  ...faultsIn(
    'src/features/registration/company/use-company.ts',
    'unit',
    ['tests/screens/registration/customer.test.tsx'],
    {
      'the lookup asks without a CNPJ': [
        "else if (cnpj === '') alert('Digite o CNPJ e clique em Ok');",
        "else if (cnpj === '') ask(cnpj);",
      ],
      'an answer about another CNPJ fills the form': [
        "      if (event.cnpj !== normalizeCnpj(form.getFieldValue('cnpj') as string)) return;\n",
        '',
      ],
    },
  ),
  ...faultsIn(
    'src/features/registration/company/company-state.ts',
    'unit',
    ['src/features/registration/company/company-state.test.ts'],
    {
      'company fields are open before the registry answers': [
        "  if (state.status === 'open') return false;",
        "  if (state.status !== 'found') return false;",
      ],
    },
  ),
  ...faultsIn(
    'src/features/registration/registration-form.tsx',
    'unit',
    ['tests/screens/registration/customer.test.tsx', 'tests/screens/registration/seller.test.tsx'],
    {
      'a second click registers twice': ['    if (underWay.current) return;\n', ''],
      'a failed registration locks the form': ['      underWay.current = false;\n', ''],
    },
  ),
  ...faultsIn(
    'src/pages/registration/customer-thanks-page.tsx',
    'unit',
    ['tests/screens/registration/thanks.test.tsx'],
    {
      'the thanks greet nobody': ['title: `Olá ${nome}`', "title: 'Olá'"],
    },
  ),
  ...faultsIn(
    'src/pages/registration/seller-thanks-page.tsx',
    'unit',
    ['tests/screens/registration/seller.test.tsx'],
    {
      "a seller's registration is announced in other words": [
        '`Cadastro de ${nome} realizado`',
        '`${nome} foi cadastrado`',
      ],
    },
  ),
  ...faultsIn(
    'src/app/layout/header/header.tsx',
    'unit',
    ['tests/screens/session/shell.test.tsx'],
    {
      'a failed sign-out says nothing': ['          erro...', '          Erro'],
    },
  ),
  ...faultsIn(
    'src/providers/session/session.tsx',
    'unit',
    ['tests/screens/session/shell.test.tsx'],
    {
      'a failed sign-out is taken for one': ['      setFailed(true);\n', ''],
    },
  ),
  ...faultsIn('src/app/access-gate.tsx', 'unit', ['tests/screens/home/welcome.test.tsx'], {
    'whoever waits sees another sentence': [
      'Seu cadastro está em análise, volte novamente mais tarde...',
      'Aguarde a aprovação do seu cadastro.',
    ],
    'a screen opens for every role': [
      'if (needs === null || can(user, needs)) return children;',
      'if (needs === null || !!user) return children;',
    ],
  }),
  ...faultsIn(
    'src/features/home/waiting-notice.tsx',
    'unit',
    ['tests/screens/home/welcome.test.tsx'],
    {
      'the home of whoever waits says something else': [
        'Seu cadastro está em análise! volte novamente mais tarde...',
        'Seu cadastro está em análise.',
      ],
    },
  ),
  ...faultsIn(
    'src/providers/session/use-record-visit.ts',
    'unit',
    ['tests/screens/home/welcome.test.tsx'],
    {
      'the visit is written again and again': [
        '    if (ultimologin === dateInSaoPaulo(now)) return;\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'src/providers/live/use-live.ts',
    'unit',
    ['src/providers/live/use-live.test.tsx', 'tests/screens/session/last-visit.test.tsx'],
    {
      'a listener is never closed': ['    return paced(subscribe)(', '    void paced(subscribe)('],
      "a listener shows another's value": [
        '  const live = held.of === subscribe ? held.live : loading;',
        '  const { live } = held;',
      ],
      'a value that would not come loads for ever': [
        "live.status === 'loading' && subscribe && offline",
        "live.status === 'loading' && !subscribe && offline",
      ],
    },
  ),
  ...faultsIn(
    'src/app/entrance/sign-in-screen.tsx',
    'unit',
    ['tests/screens/session/sign-in.test.tsx'],
    {
      'the link that was followed is lost at the sign-in': [
        'return isOwn ? wanted : routes.home;',
        'return isOwn ? routes.home : routes.home;',
      ],
    },
  ),
  ...faultsIn('src/data/base/database.ts', 'unit', ['src/data/base/database.test.ts'], {
    'a list listens on after it is left': [
      '    return () => stops.forEach((stop) => stop());',
      '    return () => stops.slice(1).forEach((stop) => stop());',
    ],
  }),
  ...faultsIn(
    'src/providers/session/own-account.ts',
    'unit',
    ['tests/screens/session/account.test.tsx'],
    {
      "the seller's record keeps the old password": [
        "isSeller(user) ? whetherFollowed(storePassword(user.uid, password)) : 'changed'",
        "isSeller(user) && password === '' ? whetherFollowed(storePassword(user.uid, password)) : 'changed'",
      ],
    },
  ),
  ...faultsIn(
    'src/data/session/own-account.ts',
    'unit',
    ['tests/screens/session/account.test.tsx'],
    {
      'the password is changed without the current one': [
        'await updatePassword(await reauthenticate(currentPassword), password);',
        'await updatePassword(signedInUser(), password);',
      ],
    },
  ),
  ...faultsIn('src/data/base/http-client.ts', 'unit', ['tests/screens/people/approval.test.tsx'], {
    'calls of endpoints carry no token': [
      "  if (token) request.headers.set('Authorization', `Bearer ${token}`);\n",
      '',
    ],
  }),
];
