# Builds shell and remotes into the release store on the shared state volume, then ends.
FROM node:22-slim
WORKDIR /app
ENV MARQUEE_HOME=/state
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile
VOLUME /state
CMD ["sh", "-c", "for app in host-shell mf-games mf-wallet mf-member-centre mf-promotions mf-agent; do node shared/build/bootstrap/run.mjs release/release $app || exit 1; done"]
