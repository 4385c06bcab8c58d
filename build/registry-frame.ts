import { build, type Plugin } from 'vite';

const script = 'consulta-cnpj.js';

/** No module: a page without an origin may not load modules from its own site. */
export function registryFrame(): Plugin {
  return {
    name: 'mmv:registry-frame',
    configureServer({ middlewares, config }) {
      middlewares.use(`/${script}`, (_request, response, next) => {
        bundleFrame(config.root).then((code) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        }, next);
      });
    },
    async generateBundle() {
      const source = await bundleFrame(this.environment.config.root);
      this.emitFile({ type: 'asset', fileName: script, source });
    },
  };
}

async function bundleFrame(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.DEBUG': 'undefined' },
    build: {
      write: false,
      copyPublicDir: false,
      lib: {
        entry: 'src/data/registration/company/frame.ts',
        formats: ['iife'],
        name: 'consultaCnpj',
        fileName: 'frame',
      },
    },
  });
  const [result] = [built].flat();
  const [file] = result && 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error(`${script} was not built`);
  return file.code;
}
