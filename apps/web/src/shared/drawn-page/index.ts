export { drawPage } from './draw-page.fixture.tsx'
