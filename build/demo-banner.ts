import type { Plugin } from 'vite';

/** Prints the demo accounts below the URL of the development server. */
export function demoBanner(): Plugin {
  return {
    name: 'aman:demo-banner',
    apply: 'serve',
    configureServer(server) {
      const print = server.printUrls.bind(server);
      server.printUrls = () => {
        print();
        server.config.logger.info(
          [
            '',
            '  The stand-in provider answers in the page. Demo accounts (password Demo2026):',
            '    patient@demo.kz   a patient',
            '    doctor@demo.kz    a doctor',
            '    clinic@demo.kz    a clinic',
            '    reception@demo.kz its reception',
            '    all@demo.kz       all three roles',
            '  Registration code: 12345',
            '',
          ].join('\n'),
        );
      };
    },
  };
}
