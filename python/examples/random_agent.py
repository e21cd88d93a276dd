"""A random agent in PettingZoo: the smallest program that plays whole games.

    pip install 'tzolkin[pettingzoo]'
    python random_agent.py
"""

import numpy as np

from tzolkin import pettingzoo

rng = np.random.default_rng(1)
env = pettingzoo.env(players=4, reward="points")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(f"{agent}: {reward:g} points, rank {info['rank']}")
        env.step(None)
    else:
        assert observation is not None
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
