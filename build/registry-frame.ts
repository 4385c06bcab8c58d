import type { Plugin } from 'vite';

import { bundleScript } from './one-script.ts';

const script = 'consulta-cnpj.js';

/** A classic script: a page without an origin may not load modules from its own site. */
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

function bundleFrame(root: string): Promise<string> {
  return bundleScript(root, 'src/data/registration/company/frame.ts', {
    'process.env.DEBUG': 'undefined',
  });
}
