interface Company {
  cnpj: string;
  nome: string;
  fantasia: string;
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  municipio: string;
  uf: string;
  cep: string;
  telefone: string;
}

/** For manual trials and tests: a lookup of this CNPJ never gets an answer. */
export const silentCnpj = '90000001000129';

/** A lookup of this CNPJ fails with HTTP 500. */
export const failingCnpj = '90000002000173';

/** Columns in the order of `Company`. The last two have alphanumeric tax ids, as issued since July 2026. */
const table = `
11222333000181 | BICICLETARIA DO PORTO LTDA | BIKE PORTO | RUA DOS ANDRADAS | 1234 | LOJA 2 | CENTRO HISTÓRICO | PORTO ALEGRE | RS | 90.020-008 | (51) 3224-1180
07451236000193 | PEDAL FORTE COMÉRCIO DE BICICLETAS LTDA | PEDAL FORTE | AVENIDA BRASIL | 2100 | | JARDIM AMÉRICA | SÃO PAULO | SP | 01.430-001 | (11) 3062-4471
12345678000195 | MOTO PEÇAS SERTÃO EIRELI | SERTÃO MOTOS | RUA MARECHAL DEODORO | 87 | | CENTRO | PETROLINA | PE | 56.302-010 | (87) 3861-2090
18439052000124 | OFICINA DUAS RODAS ALMEIDA LTDA | DUAS RODAS | AVENIDA AMAZONAS | 4550 | GALPÃO B | NOVA SUÍSSA | BELO HORIZONTE | MG | 30.421-169 | (31) 3332-7765
20987134000155 | CICLO LITORAL PEÇAS E ACESSÓRIOS LTDA | CICLO LITORAL | AVENIDA ATLÂNTICA | 310 | | PRAIA BRAVA | ITAJAÍ | SC | 88.306-803 | (47) 3348-9012
25416078000112 | CASA DAS BICICLETAS NORDESTE LTDA | CASA DAS BICICLETAS | RUA BARÃO DO RIO BRANCO | 1508 | TÉRREO | CENTRO | FORTALEZA | CE | 60.025-061 | (85) 3231-4400
30124567000211 | TRILHA & CIA BIKE SHOP LTDA | TRILHA & CIA | RUA QUINZE DE NOVEMBRO | 720 | | CENTRO | BLUMENAU | SC | 89.010-001 | (47) 3322-5518
33789021000197 | MOTO CENTER GOIÁS COMÉRCIO DE PEÇAS LTDA | MOTO CENTER GOIÁS | AVENIDA ANHANGUERA | 6021 | QUADRA 12 LOTE 4 | SETOR AEROPORTO | GOIÂNIA | GO | 74.070-010 | (62) 3225-1144
36147258000162 | BICICLETAS D'ÁVILA LTDA | D'ÁVILA BIKES | RUA CHILE | 45 | SALA 101 | CENTRO | SALVADOR | BA | 40.020-000 | (71) 3321-8870
39582014000104 | RODA LIVRE DISTRIBUIDORA DE AUTOPEÇAS LTDA | RODA LIVRE | AVENIDA DAS TORRES | 3890 | | UBERABA | CURITIBA | PR | 81.550-090 | (41) 3278-6602
41236987000125 | AMAZÔNIA MOTOS E PEÇAS LTDA | AMAZÔNIA MOTOS | AVENIDA DJALMA BATISTA | 1719 | BLOCO A | CHAPADA | MANAUS | AM | 69.050-010 | (92) 3656-3030
44801526000146 | MECÂNICA E BICICLETARIA IRMÃOS SOUZA LTDA | IRMÃOS SOUZA | RUA SETE DE SETEMBRO | S/N | FUNDOS | VILA NOVA | PELOTAS | RS | 96.015-300 | (53) 3025-7791
12ABC34501DE35 | NOVA ERA BIKES COMÉRCIO DIGITAL LTDA | NOVA ERA BIKES | RUA FUNCHAL | 418 | 27 ANDAR | VILA OLÍMPIA | SÃO PAULO | SP | 04.551-060 | (11) 4002-1926
B1K3M0T0001X47 | MOTOFLEX PEÇAS E SERVIÇOS LTDA | MOTOFLEX | AVENIDA DAS AMÉRICAS | 7607 | LOJA 118 | BARRA DA TIJUCA | RIO DE JANEIRO | RJ | 22.793-081 | (21) 3325-2026
`;

export const companies: Company[] = table.trim().split('\n').map(companyFrom);

function companyFrom(line: string): Company {
  const [
    cnpj = '',
    nome = '',
    fantasia = '',
    logradouro = '',
    numero = '',
    complemento = '',
    ...rest
  ] = line.split('|').map((cell) => cell.trim());
  const [bairro = '', municipio = '', uf = '', cep = '', telefone = ''] = rest;
  const address = { logradouro, numero, complemento, bairro, municipio, uf, cep };
  return { cnpj, nome, fantasia, ...address, telefone };
}
