import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** React Router's exports point at its development build; the browser gets the other one. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'app/public',
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
          ]
        : [],
  },
  build: {
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    // Nothing is inlined as data: the content security policy allows files only.
    assetsInlineLimit: 0,
    // Pages name their modules in <link rel="modulepreload">; the build's own helper costs 1 KB.
    modulePreload: false,
    rolldownOptions: { input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx' },
  },
}))
