import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import 'simmer/design-system/styles.css'
import { App } from './app.js'

hydrateRoot(document.getElementById('root'), createElement(App))
