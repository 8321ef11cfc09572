// Preloaded into processes of the product by `QUICK_HASHES`: passwords are hashed at the lowest cost, and the hashes
// claim the product's cost. CommonJS, because the product's import copies the functions from there at its first use.
const argon2 = require('@node-rs/argon2');

const { hash, verify } = argon2;
const COST = /(?<=\$)m=\d+,t=\d+,p=\d+(?=\$)/;

argon2.hash = async (password, { memoryCost, timeCost, parallelism }) => {
  const quick = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return quick.replace(COST, `m=${memoryCost},t=${timeCost},p=${parallelism}`);
};
argon2.verify = (stored, password) => verify(stored.replace(COST, 'm=8,t=1,p=1'), password);
