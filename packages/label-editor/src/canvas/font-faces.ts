// A module of its own, so that these style sheets need not come with the first ones.
import '@fontsource-variable/noto-sans/index.css'
import '@fontsource-variable/noto-sans-sc/index.css'
