import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type Router } from 'express';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Holdup API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/open.js"></script>
</body>
</html>
`;
const OPEN = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api' });\n";

/** The description as a page to read and to try, from files of our own machine. */
export function mountDocs(router: Router, description: object): void {
  router.get('/openapi.json', (_request, response) => void response.json(description));
  router.get('/docs', (_request, response) => void response.type('html').send(PAGE));
  router.get('/docs/open.js', (_request, response) => void response.type('js').send(OPEN));
  router.use('/docs', express.static(swagger, { index: false }));
}
