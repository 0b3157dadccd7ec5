export { handleError, renderPage as default } from '#web/ui/render-page.tsx';
