export { handleError, renderPage as default } from './ui/render-page.tsx';
