# The table and its server in one image. Data lies in /data; see docs/hosting.md.
FROM node:24-bookworm-slim AS build
WORKDIR /bitoku
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/
COPY packages/words/package.json packages/words/
COPY packages/text/package.json packages/text/
COPY packages/bots/package.json packages/bots/
COPY packages/host/package.json packages/host/
COPY packages/web/package.json packages/web/
COPY packages/server/package.json packages/server/
COPY packages/cli/package.json packages/cli/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx vite build packages/web --logLevel warn && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production BITOKU_HOST=0.0.0.0 BITOKU_PORT=3210 BITOKU_DATABASE=/data/bitoku.sqlite
WORKDIR /bitoku
COPY --from=build /bitoku /bitoku
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3210
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.BITOKU_PORT+'/health').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"
# exec form: the server itself gets SIGTERM, tells everybody and finishes what it does.
ENTRYPOINT ["node", "packages/cli/src/bitoku.ts"]
CMD ["serve"]
