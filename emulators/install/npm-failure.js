const again = 'e execute o mesmo comando de novo';

/** The advice for an npm error, by its code. */
const advice = [
  [
    /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)$/,
    `o registro do npm não respondeu. Confira a conexão com a internet ("npm ping" tenta só isso) ${again}`,
  ],
  [/^(ENOSPC|EDQUOT)$/, `o disco está cheio. Libere 2 GB ${again}`],
  [
    /^(EACCES|EPERM|EROFS)$/,
    `falta a permissão de gravar na pasta. Torne-a sua, inclusive node_modules, ${again}`,
  ],
  [
    /^EUSAGE$/,
    'package.json e package-lock.json não combinam. Execute "npm install" nesta pasta para acertá-los',
  ],
  [
    /^(E404|ETARGET)$/,
    `o registro do npm não tem um dos pacotes. Confira qual registro é usado ("npm config get registry") ${again}`,
  ],
  [
    /^(EINTEGRITY|Z_\w+|TAR_\w+)$/,
    `um pacote chegou danificado. Limpe o que o npm guardou ("npm cache clean --force") ${again}`,
  ],
];

/** Returns one Portuguese sentence: why `npm ci` failed and what to do. */
export function explainNpmFailure({ name, folder, output }) {
  const code = /npm error code (\S+)/i.exec(output)?.[1] ?? /\bENOSPC\b/.exec(output)?.[0];
  const known = advice.find(([codes]) => code && codes.test(code));
  if (known) return `Os pacotes ${name} não foram instalados (${code}): ${known[1]} (${folder}).`;
  return (
    `Os pacotes ${name} não foram instalados. Veja o que o npm diz ${again} (${folder}):\n` +
    output.trim()
  );
}
