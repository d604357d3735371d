# The server that draws pages (docs/hosting.md, «A container»). tests/build/container.test.ts takes these steps without Docker.

FROM node:24-bookworm-slim AS build
WORKDIR /aman
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The commit's time makes two builds of it equal: --build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
ARG SOURCE_DATE_EPOCH
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=8080
WORKDIR /aman
COPY package.json package-lock.json .npmrc ./
# What is optional is a Node, and the image has one.
RUN npm ci --omit=dev --omit=optional
COPY server server
COPY --from=build /aman/dist dist
COPY --from=build /aman/dist-server dist-server
USER node
EXPOSE 8080
HEALTHCHECK CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
ENTRYPOINT ["node", "server/serve.ts", "--host", "0.0.0.0"]
