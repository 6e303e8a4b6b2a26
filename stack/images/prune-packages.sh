# Removes from node_modules, in the current folder, what Node never loads.
set -eu
# Types, sources and maps are for compilers and debuggers.
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete
# An optional peer of packages that check types; nothing that runs imports it.
rm -rf node_modules/typescript node_modules/@typescript
# The same library bundled for browsers, and its sources; Node imports es and dist/upng.
rm -rf node_modules/@cantoo/pdf-lib/src node_modules/@cantoo/pdf-lib/dist/pdf-lib*
# Builds for bundlers; Node loads build/src.
find node_modules/@opentelemetry -type d \( -path '*/build/esm' -o -path '*/build/esnext' \) -prune -exec rm -rf {} +
